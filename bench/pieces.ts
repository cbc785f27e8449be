import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '#checks/catalogue.generated.ts'
import { fixSources } from '#checks/fixes.generated.ts'
import { gatheredValues } from '#checks/ready-made.ts'
import { fillPiece } from '#core/fix-text/fill.ts'
import { judgeAll } from '#engine/judging.ts'
import { readSavedEvidence, type SavedEvidence } from '#engine/saved-evidence.ts'
import { detailsOf } from '#fixes/details.ts'
import { type FixWithFields, withFields } from '#fixes/fields.ts'
import { fixesFor } from '#fixes/fixes-for.ts'
import { refusalOf } from './support/parse-piece.ts'
import { plausibleWords } from './support/plausible-words.ts'

// The share of ready-made pieces that have no blank left once their owner has answered at most three questions, and whether the parser of each
// finished piece accepts it. Reads a folder of saved evidence, such as bench:corpus leaves behind:
//   npm run -s bench:pieces -- <folder of *.evidence> [--blanks]
const [folder, ...flags] = process.argv.slice(2)
if (!folder) throw new Error('Say the folder of saved evidence.')

const TODAY = '23 November 2026'
type Fixed = FixWithFields['pieces'][number]

const total = { all: 0, atOnce: 0, finished: 0, refused: 0, questions: 0 }
for (const file of readdirSync(folder).filter((name) => name.endsWith('.evidence')))
  await measure(file, readSavedEvidence(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
const share = (part: number): string => `${((100 * part) / total.all).toFixed(1)} %`
process.stdout.write(
  `${total.all} pieces: ${share(total.atOnce)} without a blank at once, ${share(total.finished)} after at most three answers (${total.questions} given); ${total.refused} refused by their parser\n`,
)

async function measure(file: string, saved: SavedEvidence | null): Promise<void> {
  if (!saved) throw new Error(`${file} is not saved evidence`)
  const pieces = piecesOf(saved)
  const { words, asked } = plausibleWords(pieces)
  const unfinished = pieces.filter((piece) => fillPiece(piece, piece.fields, words).missing.length > 0)
  const done = pieces.filter((piece) => !unfinished.includes(piece))
  const refused = (
    await Promise.all(
      done.map(async (piece) => {
        const why = await refusalOf({ ...piece, text: fillPiece(piece, piece.fields, words).text })
        return why === null ? [] : [`${piece.title}: ${why}`]
      }),
    )
  ).flat()
  total.all += pieces.length
  total.atOnce += pieces.filter((piece) => fillPiece(piece, piece.fields, {}).missing.length === 0).length
  total.finished += done.length
  total.refused += refused.length
  total.questions += asked.length
  process.stdout.write(
    `${file.padEnd(28)} ${done.length} of ${pieces.length}${asked.length > 0 ? `, asked ${asked.join(', ')}` : ''}\n`,
  )
  for (const one of refused) process.stdout.write(`  refused: ${one}\n`)
  if (flags.includes('--blanks'))
    for (const piece of unfinished)
      process.stdout.write(
        `  blank: ${piece.title} (${fillPiece(piece, piece.fields, words)
          .missing.map(({ id }) => id)
          .join(', ')})\n`,
      )
}

/** The pieces that are for now, of every check of one website, each title with its content once. */
function piecesOf({ evidence, finishedAt }: SavedEvidence): Fixed[] {
  const gathered = gatheredValues(evidence)
  const input = { evidence: gathered, profile: gathered.profile ?? {}, answers: gathered.answers ?? {} }
  const known = { details: detailsOf(input), words: {}, today: TODAY }
  const results = judgeAll(catalogue, evidence, new Date(finishedAt), (where, error) => {
    throw new Error(`${where} broke`, { cause: error })
  })
  const pieces = results.flatMap((result) => {
    const source = fixSources.get(result.id)
    return source
      ? fixesFor(result.id, source, { ...input, result }).flatMap((fix) => withFields(fix, known).pieces)
      : []
  })
  const now = pieces.filter(({ isLater }) => isLater !== true)
  return [...new Map(now.map((piece) => [`${piece.title} ${piece.content}`, piece])).values()]
}
