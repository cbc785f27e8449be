/** What a migration does that a worker of the version before does not survive: it still reads and writes the old tables while others start. */
const CONTRACTIONS: readonly (readonly [string, RegExp])[] = [
  ['drops a table or column', /\bDROP\s+(?:TABLE|COLUMN|SCHEMA|TYPE|VIEW)\b/iu],
  ['renames a table or column', /\bRENAME\s+(?:COLUMN|TO)\b/iu],
  ['changes the type of a column', /\bALTER\s+COLUMN\s+\S+\s+(?:SET\s+DATA\s+)?TYPE\b/iu],
  ['demands a value', /\bALTER\s+COLUMN\s+\S+\s+SET\s+NOT\s+NULL\b/iu],
  [
    'adds a column that old writers leave empty',
    /\bADD\s+COLUMN\b(?=[^;]*\bNOT\s+NULL\b)(?![^;]*\bDEFAULT\b)/iu,
  ],
  ['takes a default away', /\bALTER\s+COLUMN\s+\S+\s+DROP\s+DEFAULT\b/iu],
  ['drops what ON CONFLICT needs', /\bDROP\s+(?:CONSTRAINT|INDEX)\b/iu],
]

/** What a migration contracts, in words; empty: it only expands. */
export function contractionsIn(sql: string): string[] {
  const statements = sql
    .replaceAll(/^\s*--(?!>).*$/gmu, '')
    .split('--> statement-breakpoint')
    .flatMap((part) => part.split(';'))
  return [
    ...new Set(
      statements.flatMap((statement) =>
        CONTRACTIONS.flatMap(([what, pattern]) => (pattern.test(statement) ? [what] : [])),
      ),
    ),
  ]
}

/**
 * Migrations that contract, each with the earlier one that made the new place: it has to be of an earlier release, whose code used both.
 * `null`: written before the rule, and only safe while no worker of the version before runs.
 */
export const EXPANDED_IN: Readonly<Record<string, string | null>> = {
  '0009_one_word_per_thing': null,
  '0010_hand_over_asks': null,
}
