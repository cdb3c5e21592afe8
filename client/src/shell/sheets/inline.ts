/** A rules text in pieces: bold, italic, code, marks such as [ours], and references to clauses. */
export interface Piece {
  readonly kind: 'plain' | 'loud' | 'soft' | 'code' | 'mark' | 'clause';
  readonly text: string;
}

const PIECES =
  /\*\*(?<loud>[^*]+)\*\*|\*(?<soft>[^*]+)\*|`(?<code>[^`]+)`|\[(?<mark>fig|set|ours)\]|\b(?<clause>[A-Z]{3}-\d+)\b/g;

export function pieces(text: string): readonly Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(PIECES)) {
    if (match.index > from) found.push({ kind: 'plain', text: text.slice(from, match.index) });
    const [kind, words] = Object.entries(match.groups ?? {}).find(([, words]) => words !== undefined)!;
    found.push({ kind: kind as Piece['kind'], text: words! });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: 'plain', text: text.slice(from) });
  return found;
}
