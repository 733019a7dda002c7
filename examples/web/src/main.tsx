// main.tsx - the page begins.
import { render } from "preact";
import { App } from "./app";
import { connect } from "./engine/client";
import engineWorker from "worker:./engine/worker.ts";
import "./cards/cards.css";
import "./page.css";

let language = "en";
const engine = connect(new Worker(engineWorker), () => language);

render(<App engine={engine} tell={(other) => { language = other; }} />,
  document.getElementById("page")!);
