// modules.d.ts - what is imported that is no script: its address, or its text.
declare module "worker:*" {
  const address: string;
  export default address;
}

declare module "*.wasm" {
  const address: string;
  export default address;
}

declare module "*.txt" {
  const text: string;
  export default text;
}

declare module "*.css";
