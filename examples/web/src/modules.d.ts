// modules.d.ts - what is imported that is no script: its address.
declare module "worker:*" {
  const address: string;
  export default address;
}

declare module "*.wasm" {
  const address: string;
  export default address;
}

declare module "*.css";
