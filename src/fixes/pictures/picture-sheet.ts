import { plural } from '#core/words.ts'
import { escapeHtml } from '../words.ts'
import type { BarePicture } from './bare-pictures.ts'

/** Only the pictures are loaded, and without a referrer. */
const POLICY = "default-src 'none'; img-src http: https:; style-src 'unsafe-inline'"
const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #1d2b28 }
li { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; padding: 1rem 0; border-top: 1px solid #c9d3cf; break-inside: avoid }
img { width: 160px; height: 120px; object-fit: contain; background: #f2f5f3 }
div { flex: 1 1 16rem; min-width: 0; overflow-wrap: anywhere }
p { margin: 0 0 .25rem }
.line { margin-top: 1.5rem; border-bottom: 1px solid #1d2b28; height: 1.5rem }
ol { list-style: none; padding: 0 }`

/** A page that shows each picture with space for its description, to be opened or printed by the owner. */
export const pictureSheet = (pictures: readonly BarePicture[]): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pictures without a description</title>
<style>
${STYLE}
</style>
</head>
<body>
<main>
<h1>Pictures without a description</h1>
<p>Write one short sentence for each: what does somebody miss who cannot see it? Where a picture is a link, say where it leads.</p>
<ol>
${pictures.map(item).join('\n')}
</ol>
</main>
</body>
</html>
`

const item = (picture: BarePicture, index: number): string => `<li>
<img src="${escapeHtml(picture.url)}" alt="Picture ${index + 1}" loading="lazy">
<div>
${saidOf(picture, index + 1)
  .map((line) => `<p>${line}</p>`)
  .join('\n')}
<p class="line"></p>
</div>
</li>`

function saidOf({ page, otherPages, leadsTo, idea, isOrnament }: BarePicture, number: number): string[] {
  return [
    `<b>Picture ${number}</b> on ${escapeHtml(page)}${others(otherPages)}`,
    ...(leadsTo === null ? [] : [`It is a link to ${escapeHtml(leadsTo)}: say where it leads.`]),
    ...(isOrnament ? ['Probably decoration: leave its description empty.'] : []),
    ...(idea === '' || isOrnament ? [] : [`An idea: ${escapeHtml(idea)}`]),
  ]
}

const others = (count: number): string => (count === 0 ? '' : ` and ${plural(count, 'other page')}`)
