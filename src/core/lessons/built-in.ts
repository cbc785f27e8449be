import { guideOf, type Lesson, lessonName } from './lesson.ts'
import type { MediaItem } from './media-item.ts'
import { NO_SOUND } from './no-sound.ts'
import { spokenText } from './spoken-text.ts'
import { timelineOf } from './timeline.ts'

/** Language of the captions (catalogues.md, section 5). */
const LOCALE = 'en-AU'
const PLACE = '/lessons'

/** Names of a lesson's files, below {@link PLACE}. */
export const lessonFiles = (media: number) => ({
  video: `${media}.webm`,
  poster: `${media}.webp`,
  captions: `${media}.${LOCALE}.vtt`,
  transcript: `${media}-transcript.pdf`,
  guide: `${guideOf(media)}.pdf`,
})

/** The built-in library: each lesson's video and its guide. */
export const builtInItems = (lessons: readonly Lesson[]): MediaItem[] =>
  lessons.flatMap((lesson) => [videoOf(lesson), guideItemOf(lesson)])

/** A description with this many characters, about one line, has enough. */
const ENOUGH_CHARACTERS = 80

/** Whole sentences from the beginning, until there are enough characters. */
function shortly(paragraph: string): string {
  let line = ''
  for (const sentence of paragraph.split(/(?<=[.?!]) /u)) {
    line = line === '' ? sentence : `${line} ${sentence}`
    if (line.length >= ENOUGH_CHARACTERS) break
  }
  return line
}

/** The tags of a media item: the check's slug, the category, further subjects. */
const tagsOf = ({ slug, category, about }: Lesson): string[] => [
  slug,
  category,
  ...(about === null ? [] : [about]),
]

function videoOf(lesson: Lesson): MediaItem {
  const { media, what, next, isRecorded } = lesson
  return {
    id: media,
    name: lessonName(lesson),
    description: shortly(what[0] ?? ''),
    tags: isRecorded ? [...tagsOf(lesson), NO_SOUND] : tagsOf(lesson),
    ...(isRecorded ? recording(lesson) : notRecorded(lesson)),
    asset: { pdf: null },
    learningSummary: guideOf(media),
    nextMedia: next,
    text: [],
  }
}

type Recording = Pick<MediaItem, 'video' | 'poster' | 'seconds' | 'subtitles' | 'transcript'>

function recording({ media, title, scenes }: Lesson): Recording {
  const files = lessonFiles(media)
  return {
    video: `${PLACE}/${files.video}`,
    poster: `${PLACE}/${files.poster}`,
    seconds: timelineOf(scenes).seconds,
    subtitles: [{ locale: LOCALE, url: `${PLACE}/${files.captions}` }],
    transcript: transcriptOf(title, { asset: { pdf: `${PLACE}/${files.transcript}` }, text: [] }),
  }
}

/** What a video will say is read until then. */
function notRecorded({ title, scenes }: Lesson): Recording {
  return {
    video: null,
    poster: null,
    seconds: null,
    subtitles: [],
    transcript: transcriptOf(title, { asset: { pdf: null }, text: spokenText(scenes) }),
  }
}

type Transcript = NonNullable<MediaItem['transcript']>

const transcriptOf = (title: string, said: Omit<Transcript, 'name'>): Transcript => ({
  name: `${title}: transcript`,
  ...said,
})

function guideItemOf(lesson: Lesson): MediaItem {
  const { media, title, what, isRecorded } = lesson
  return {
    id: guideOf(media),
    name: title,
    description: shortly(what[0] ?? ''),
    tags: [...tagsOf(lesson), 'guide'],
    video: null,
    poster: null,
    seconds: null,
    subtitles: [],
    asset: { pdf: isRecorded ? `${PLACE}/${lessonFiles(media).guide}` : null },
    learningSummary: null,
    transcript: null,
    nextMedia: null,
    text: guideText(lesson),
  }
}

/** The text of a guide, section by section. */
export function guideText({ what, why, steps, ask, more }: Lesson): MediaItem['text'] {
  const parts = [
    { heading: 'What it is', paragraphs: what, steps: [] },
    { heading: 'Why it matters', paragraphs: why, steps: [] },
    { heading: 'How to do it yourself', paragraphs: [], steps },
    ...more.map(({ heading, entries }) => ({ heading, paragraphs: [], steps: entries })),
    { heading: 'Ask your web person', paragraphs: ask, steps: [] },
    {
      heading: 'Check your work',
      paragraphs: ['Open Fettle and run the test again. The page tells you what has changed.'],
      steps: [],
    },
  ]
  return parts.filter(({ paragraphs, steps: list }) => paragraphs.length > 0 || list.length > 0)
}
