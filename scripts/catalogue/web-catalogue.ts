import type { AnyCheck } from '#core/check.ts'
import { OWNER_EVIDENCE } from '#core/evidence/index.ts'
import type { Lesson } from '#core/lessons/lesson.ts'
import type { GeneratedFile } from './generated-file.ts'

const FROM_OWNER = new Set<string>(OWNER_EVIDENCE)
/** The steps of a scan, the slowest first, each with its evidence. */
const STEPS = {
  browser: ['mobileVisit', 'desktopVisit'],
  links: ['links'],
  pages: ['pages'],
} as const

const stepOf = (needs: readonly string[]): string | null =>
  Object.entries(STEPS).find(([, keys]) => keys.some((key) => needs.includes(key)))?.[0] ?? null

function lessonOf(check: string, lessons: readonly Lesson[]): object | null {
  const own = lessons.find((lesson) => lesson.check === check && lesson.about === null)
  return own ? { media: own.media, isRecorded: own.isRecorded } : null
}

/** A check as `ListedCheck` declares it: its title, but neither rule nor other texts. */
function listed(check: AnyCheck, lessons: readonly Lesson[]): object {
  const { id, category, path, tour, tourPath, recommends, sheet, awaitsService } = check
  const { title, what, why } = check.words
  return {
    id,
    category,
    path,
    tour,
    ...(tourPath === undefined ? {} : { tourPath }),
    ...(recommends === undefined ? {} : { recommends }),
    ...(sheet === undefined ? {} : { sheet: sheet.name }),
    ownersOnly: check.ownersOnly ?? false,
    service: check.service ?? null,
    ...(awaitsService === undefined ? {} : { awaitsService }),
    fromSite: check.needs.some((key) => !FROM_OWNER.has(key)),
    step: stepOf(check.needs),
    lesson: lessonOf(id, lessons),
    words: { title, what, why },
  }
}

/** What the web app knows of each check and lesson before any request. */
export function webCatalogueFile(catalogue: readonly AnyCheck[], lessons: readonly Lesson[]): GeneratedFile {
  const checks = catalogue.map((check) => listed(check, lessons))
  const listedLessons = lessons.map(({ media, check, category, about }) => ({
    media,
    check,
    category,
    about,
  }))
  return {
    path: 'src/web/app/catalogue.generated.ts',
    lines: [
      ...TYPES,
      '',
      `export const checks: readonly ListedCheck[] = ${JSON.stringify(checks, null, 2)}`,
      '',
      '/** Every lesson, by its number. */',
      `export const lessons: readonly ListedLesson[] = ${JSON.stringify(listedLessons, null, 2)}`,
    ],
  }
}

const TYPES = [
  "import type { RoutedCheck } from '#core/check.ts'",
  "import type { Recommends } from '#core/recommends.ts'",
  "import type { Service } from '#core/evidence/owner.ts'",
  "import type { Lesson } from '#core/lessons/lesson.ts'",
  "import type { ListedLesson } from '#core/lessons/recommended.ts'",
  '',
  '/** What the web app knows of a check before it has asked anything. Written by scripts/generate-catalogue.ts. */',
  'export interface ListedCheck extends RoutedCheck {',
  '  recommends?: Recommends<string>',
  '  /** Name of the file of its spreadsheet. */',
  '  sheet?: string',
  '  /** Never shown through a hand-over link. */',
  '  ownersOnly: boolean',
  '  /** The outside service that it reads; `null`: none. */',
  '  service: Service | null',
  '  /** Statuses that an account at that service would replace by a known one. */',
  '  awaitsService?: readonly string[]',
  '  /** It looks at the website; false: at what the owner answered or connected only. */',
  '  fromSite: boolean',
  '  /** The slow step of a scan that it waits for. */',
  "  step: 'browser' | 'links' | 'pages' | null",
  '  /** Its own lesson; `null`: it has none. */',
  "  lesson: Pick<Lesson, 'media' | 'isRecorded'> | null",
  '  words: { title: string; what: string; why: string }',
  '}',
]
