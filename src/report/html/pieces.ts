import type { Fix, Piece } from '#fixes/fix.ts'
import { splitAtBlanks } from '#fixes/blanks.ts'
import { wayOnPaper } from '../steps-on-paper.ts'
import { unbroken } from './address.ts'
import { renderBlocks } from './blocks.ts'
import { isLongPiece, piecesOnPaper, rowsOf, sheetsElsewhere } from './paper-blocks.ts'
import { codeBox } from './code-box.ts'
import { NOTHING, type Html, part } from './part.ts'

/** The ready-made fixes of a check: the exact text, and where it goes. Long texts are in the appendix, at `appendix`. */
export const fixList = (fixes: readonly Fix[], appendix: string): Html[] =>
  fixes
    .filter((fix) => piecesOnPaper(fix).length > 0)
    .map(
      (fix) =>
        part`<section class="fix"><h4>${fix.title}</h4>${piecesOnPaper(fix).map((piece) =>
          isLongPiece(piece)
            ? part`<p class="note">${titleOf(piece)}: the whole ${piece.kind === 'csv' ? 'list' : 'text'} is in <a href="#${appendix}">the appendix</a>.</p>`
            : pieceBox(piece),
        )}${sheetsElsewhere(fix).map(elsewhere)}${where(fix)}</section>`,
    )

const elsewhere = ({ title, name }: Piece): Html =>
  part`<p class="note">${title}: the whole list is in Fettle${name === undefined ? '' : `, as ${name}`}.</p>`

/** The long pieces of fixes in full. */
export const longPieces = (fixes: readonly Fix[]): Html[] =>
  fixes.flatMap((fix) => piecesOnPaper(fix).filter(isLongPiece).map(pieceBox))

/** Whether a fix has a text to use from paper. */
export const hasPieces = (fixes: readonly Fix[]): boolean =>
  fixes.some((fix) => piecesOnPaper(fix).length > 0)

/** Whether there is something to fill in before the texts can be used. */
export const haveBlanks = (fixes: readonly Fix[]): boolean =>
  fixes.flatMap(piecesOnPaper).some(({ content }) => splitAtBlanks(content).some(({ isBlank }) => isBlank))

/** One piece: what it is and what it is called there, then its text with its blanks, which stand out and keep their brackets where the text is copied. */
function pieceBox(piece: Piece): Html {
  const { kind, name, shortName, content, note } = piece
  const title = titleOf(piece)
  const table = kind === 'csv' ? rowsOf(piece) : null
  if (table) return part`${renderBlocks([{ kind: 'table', title, ...table }])}`
  const called = kind === 'dns' ? (shortName ?? name) : name
  const label = kind === 'dns' ? part`TXT record, name <b>${called ?? '@'}</b>` : part`${title}`
  return codeBox({
    name: 'piece',
    caption: label,
    content,
    shown: part`${text(content)}`,
    note: note ? part`<p class="note">${note}</p>` : NOTHING,
  })
}

/** On paper everything is text, so that "Cookies: text" needs no such word. */
const titleOf = ({ title }: Piece): string => title.replace(/: text$/u, '')

const text = (content: string): Html[] =>
  splitAtBlanks(content).map((one) =>
    one.isBlank ? part`<span class="blank">${one.text}</span>` : part`${unbroken(one.text)}`,
  )

function where(fix: Fix): Html {
  const { place, steps } = fix.where
  const shown = wayOnPaper(steps, piecesOnPaper(fix).length)
  return shown.length === 0
    ? NOTHING
    : part`<p class="where"><b>Where: ${place}</b></p><ol class="places">${shown.map((step) => part`<li>${step}</li>`)}</ol>`
}
