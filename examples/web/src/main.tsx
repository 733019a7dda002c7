// main.tsx - the page begins.
import { render } from "preact";
import { App } from "./page/App";
import { connect } from "./engine/client";
import { keepFiles } from "./offline/begin";
import engineWorker from "worker:./engine/worker.ts";
import "./cards/cards.css";
import "./page/page.css";
import "./table/table.css";
import "./knowing/knowing.css";
import "./table/playing.css";
import "./learning/learning.css";
import "./rules/rules.css";

let language = "en";
const newEngine = () => connect(new Worker(engineWorker), () => language);

render(<App newEngine={newEngine} tell={(other) => { language = other; }} />,
  document.getElementById("page")!);
keepFiles();
