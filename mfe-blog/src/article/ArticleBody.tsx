import { Prose } from '@agence/shared-contracts/ui/Text';
import type { Block } from './markup.ts';

/** The parsed text of an article as elements. */
export function ArticleBody({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <Prose>
      {blocks.map((block, index) => {
        // Blocks never move, so their position is their identity.
        const key = `${block.kind}-${index}`;
        if (block.kind === 'paragraph') return <p key={key}>{block.text}</p>;
        if (block.kind === 'heading') {
          const Heading = block.level === 2 ? 'h2' : 'h3';
          return (
            <Heading key={key} id={block.id}>
              {block.text}
            </Heading>
          );
        }
        return (
          <ul key={key}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        );
      })}
    </Prose>
  );
}
