import type { MediaItem } from '#core/lessons/media-item.ts'
import type { Scene } from '#core/lessons/lesson.ts'
import { spokenText } from '#core/lessons/spoken-text.ts'
import { type HtmlOptions, renderDocument } from './document.ts'
import { styles } from './styles.generated.ts'
import { icon, NOTHING, type Html, part } from './part.ts'

type Fonts = HtmlOptions['fonts']

/** A learning guide as a self-contained HTML file, for printing. */
export const renderGuide = (
  { name, text }: Pick<MediaItem, 'name' | 'text'>,
  fonts: Fonts,
): Promise<string> =>
  renderDocument({ title: `${name}: guide`, footer: `Fettle guide: ${name}`, fonts, style: styles.guide }, [
    part`${head(name, 'Learning guide')}
${sections(text)}`,
  ])

/** A video's transcript, with its headings, as a self-contained HTML file for printing. */
export const renderTranscript = (name: string, scenes: readonly Scene[], fonts: Fonts): Promise<string> =>
  renderDocument(
    { title: `${name}: transcript`, footer: `Fettle transcript: ${name}`, fonts, style: styles.guide },
    [
      part`${head(name, 'Transcript of the video')}
${spokenText(scenes).map(
  ({ heading, paragraphs, steps }) =>
    part`<section><h2>${heading}</h2>${paragraphs.map((paragraph) => part`<p>${paragraph}</p>`)}${done(steps)}</section>`,
)}`,
    ],
  )

/** What is done on a screen. */
const done = (steps: Steps): Html =>
  steps.length === 0
    ? NOTHING
    : part`<ul class="done">${steps.map(({ title, text }) => part`<li>${title ?? ''}: ${text}</li>`)}</ul>`

const sections = (text: MediaItem['text']): Html[] =>
  text.map(
    ({ heading, paragraphs, steps }) =>
      part`<section><h2>${heading}</h2>${paragraphs.map((paragraph) => part`<p>${paragraph}</p>`)}${list(steps)}</section>`,
  )

const head = (name: string, kind: string): Html =>
  part`<header class="lesson"><p class="brand">${icon('mark')}<span>Fettle</span></p><p class="muted">${kind}</p></header><h1>${name}</h1>`

type Steps = MediaItem['text'][number]['steps']
/** A longer list is for reference. */
const MOST_STEPS = 8

/** Steps with titles as headings; a list for reference is set more closely. */
function list(steps: Steps): Html {
  if (steps.length === 0) return NOTHING
  if (steps.length > MOST_STEPS) return lookUp(steps)
  return part`<ol class="todo">${steps.map(
    ({ title, text }) => part`<li>${title === null ? NOTHING : part`<h3>${title}</h3>`}<p>${text}</p></li>`,
  )}</ol>`
}

const lookUp = (steps: Steps): Html =>
  part`<dl class="look">${steps.map(({ title, text }) => part`<div><dt>${title ?? ''}</dt><dd>${text}</dd></div>`)}</dl>`
