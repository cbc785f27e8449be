import type { LessonStep, LessonText, Scene, Sentence } from './lesson.ts'

const KNOWN: ReadonlySet<string> = new Set([
  'What it is',
  'Why it matters',
  'How to do it yourself',
  'Ask your web person',
  'Transcript',
])
const HEAD = /^---\nmedia: (\d+)\n---\n# (.+)\n/u

/**
 * Reads a `lesson.md`: the number of its video, then title, "What it is", "Why it matters", "How to do it yourself" (a list whose
 * entries may begin with a title in bold), further lists, "Ask your web person" and "Transcript". The transcript's headings divide it into
 * pictures; words in bold are shown on the picture. Throws an error that names what is missing.
 */
export function parseLesson(markdown: string): LessonText {
  const [head, number = '', title = ''] = HEAD.exec(markdown) ?? []
  if (head === undefined) throw new Error('A lesson begins with the number of its video and its title')
  const sections = divide(markdown.slice(head.length), '## ')
  const section = (name: string): string => {
    const found = sections.find(({ heading }) => heading === name)
    if (!found) throw new Error(`The lesson "${title}" has no part "${name}"`)
    return found.body
  }
  return {
    media: Number(number),
    title,
    what: paragraphsOf(section('What it is')),
    why: paragraphsOf(section('Why it matters')),
    steps: stepsOf(section('How to do it yourself')),
    more: sections
      .filter(({ heading }) => !KNOWN.has(heading))
      .map(({ heading, body }) => ({ heading, entries: stepsOf(body) })),
    ask: paragraphsOf(sections.find(({ heading }) => heading === 'Ask your web person')?.body ?? ''),
    scenes: scenesOf(section('Transcript'), title),
  }
}

interface Part {
  heading: string
  body: string
}

/** Parts of a text, divided at lines that begin with `mark`; text before the first such line has no heading. */
function divide(text: string, mark: string): Part[] {
  const [before = '', ...rest] = `\n${text}`.split(`\n${mark}`)
  const parts = rest.map((part) => {
    const end = part.indexOf('\n')
    return { heading: part.slice(0, end === -1 ? undefined : end).trim(), body: part.slice(end + 1) }
  })
  return before.trim() === '' ? parts : [{ heading: '', body: before }, ...parts]
}

const plain = (text: string): string => text.replaceAll('**', '').replaceAll(/\s+/gu, ' ').trim()

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n{2,}/u)
    .map(plain)
    .filter((paragraph) => paragraph !== '')

/** An entry of a list begins a line; its further lines are indented. */
function stepsOf(text: string): LessonStep[] {
  const entries = text.split(/\n(?=- |\d+\. )/u).map((entry) => entry.trim().replace(/^(?:-|\d+\.) /u, ''))
  return entries.filter((entry) => entry !== '').map(stepOf)
}

function stepOf(entry: string): LessonStep {
  const [lead, title] = /^\*\*([^*]+)\*\*/u.exec(entry) ?? []
  if (lead === undefined || title === undefined) return { title: null, text: plain(entry) }
  return { title: title.replace(/\.$/u, ''), text: plain(entry.slice(lead.length)) }
}

function scenesOf(text: string, title: string): Scene[] {
  const scenes = divide(text.trim(), '### ').map(({ heading, body }) => ({
    heading: heading === '' ? title : heading,
    sentences: sentencesOf(body),
  }))
  if (scenes.every(({ sentences }) => sentences.length === 0)) throw new Error(`"${title}" tells nothing`)
  return scenes
}

/** A sentence ends with a full stop or the like, and with a closing quotation mark where one follows. */
const SENTENCE_END = /(?<=[.?!]["”’]?) (?=["“‘]?\p{Lu})/u

function sentencesOf(text: string): Sentence[] {
  const spoken = text.replaceAll(/\s+/gu, ' ').trim()
  if (spoken === '') return []
  return spoken.split(SENTENCE_END).map((sentence) => ({
    text: plain(sentence),
    points: [...sentence.matchAll(/\*\*([^*]+)\*\*/gu)].map(([, words = '']) => words),
  }))
}
