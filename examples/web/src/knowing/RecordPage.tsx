// RecordPage.tsx - the game as text, to copy, keep, send and print.
import { PLAYING } from "onirim/constants";
import { useEffect, useState } from "preact/hooks";
import type { Sentence, View, Written } from "../engine/types";
import { usePage, useWords } from "../page/context";
import { copy, download, pageLink } from "./copy";
import { dealOf } from "./deal";
import { linkOf } from "./links";
import { Printed } from "./Printed";
import { knowingWords } from "./words";

/** What is told when something was copied, or could not be. */
function useCopy(): [told: string, put: (text: Promise<string>) => void] {
  const words = useWords(knowingWords);
  const [told, tell] = useState("");

  return [told, (text) => {
    text.then(copy).then(() => tell(words.copied),
      () => tell(words.notCopied));
  }];
}

type Put = (text: Promise<string>) => void;

function TextBox({ name, text, put, link, file }: {
  readonly name: string;
  readonly text: string;
  readonly put: Put;
  /** What stands in a link to it. */
  readonly link?: "record" | "position";
  readonly file?: string;
}) {
  const words = useWords(knowingWords);

  return (
    <section class="text-box">
      <h2>{name}</h2>
      <textarea readOnly rows={5} spellcheck={false} aria-label={name}
        value={text} />
      <div class="row">
        <button type="button" onClick={() => put(Promise.resolve(text))}>
          {words.copy}</button>
        {link && <button type="button" onClick={() =>
          put(linkOf(link, text).then(pageLink))}>{words.copyLink}</button>}
        {file && <button type="button" onClick={() => download(file, text)}>
          {words.download}</button>}
      </div>
    </section>
  );
}

/** The record and the position, when nothing has to stay hidden. */
function Whole({ put, when }: { readonly put: Put; readonly when: number }) {
  const { engine, go, tried } = usePage();
  const words = useWords(knowingWords);
  const [written, setWritten] = useState<Written | null>(null);

  useEffect(() => {
    tried(engine.written().then(setWritten));
  }, [when]);
  return written && <>
    <TextBox name={words.record} text={written.record} put={put}
      link="record" file="onirim.txt" />
    <div class="row"><button type="button" onClick={() => go("review")}>
      {words.review}</button></div>
    {written.position && <TextBox name={words.position}
      text={written.position} put={put} link="position" />}
  </>;
}

function Seen({ text, put, show }: {
  readonly text: string;
  readonly put: Put;
  readonly show: () => void;
}) {
  const words = useWords(knowingWords);

  return <>
    <TextBox name={words.view} text={text} put={put} />
    <p>{words.warning}</p>
    <div class="row"><button type="button" onClick={show}>
      {words.showAnyway}</button></div>
  </>;
}

export function RecordPage({ view }: { readonly view: View }) {
  const { engine, play, go, settings: { language }, tried } = usePage();
  const words = useWords(knowingWords);
  const [story, setStory] = useState<Sentence[]>([]);
  const [text, setText] = useState("");
  const [isWhole, show] = useState(view.outcome !== PLAYING);
  const [told, put] = useCopy();
  const reader = play.reader(view.viewer);
  const deal = pageLink(encodeURIComponent(dealOf(view.config)));

  useEffect(() => {
    tried(engine.story(reader).then(setStory));
    tried(engine.viewText(reader).then(setText));
  }, [view.ply, language]);
  return (
    <section class="knowing record">
      <div class="row">
        <button type="button" onClick={() => go("table")}>
          {words.back}</button>
        <button type="button" onClick={() => print()}>{words.print}</button>
        <button type="button" onClick={() => put(Promise.resolve(deal))}>
          {words.sameGame}</button>
        <span role="status">{told}</span>
      </div>
      {isWhole ? <Whole put={put} when={view.ply} />
        : <Seen text={text} put={put} show={() => show(true)} />}
      <Printed view={view} names={reader.names} story={story} />
    </section>
  );
}
