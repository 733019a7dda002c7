// Text.tsx - the text of the rules.
import type { Block, Chapter, Section } from "./chapter";

const Part = ({ block }: { readonly block: Block }) =>
  typeof block === "string" ? <p>{block}</p>
    : <ul>{block.map((point) => <li key={point}>{point}</li>)}</ul>;

const SectionText = ({ section }: { readonly section: Section }) =>
  <section data-section={section.id}>
    <h3>{section.title}</h3>
    {section.blocks.map((block, i) => <Part key={i} block={block} />)}
  </section>;

export const ChapterText = ({ chapter }: { readonly chapter: Chapter }) =>
  <section class="chapter">
    <h2 tabIndex={-1}>{chapter.title}</h2>
    {chapter.sections.map((section) =>
      <SectionText key={section.id} section={section} />)}
  </section>;
