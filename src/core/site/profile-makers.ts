import type { PageFacts } from '../evidence/page.ts'
import { type BusinessNames, namesOf } from './profile-names.ts'

/** "Website by Pixel Paddock", "Theme by …", "Designed & developed by …": the name follows, up to the end of the phrase. */
const CREDIT =
  /\b(?:web ?sites?|site|web|theme|template|design|designed|built|developed|development|made|created|crafted|powered|hosted|hosting|photos?|photography|images)(?:\s*(?:&|and)\s*\w+)?\s*(?:by|:|with|from)\s+([^|·•©\n.,;]{2,60})/giu
/** Folder of a WordPress or Joomla theme, and of one of its plug-ins. */
const THEME_FOLDER = /\/(?:wp-content\/(?:themes|plugins)|templates)\/([\w-]+)\//u
/** Pages whose credits are read. */
const MOST_PAGES = 60
/** Credits stand at the end of a page. */
const LAST_CHARACTERS = 600

/** Names of who made the website: credits in a footer or last lines, its theme and plug-ins, and its technologies. */
export function makersOf(pages: readonly PageFacts[]): BusinessNames {
  const home = pages[0]
  if (!home) return namesOf([])
  const credited = pages
    .slice(0, MOST_PAGES)
    .flatMap(({ text }) =>
      [text.footer, text.aside, text.main.slice(-LAST_CHARACTERS)].flatMap((lines) =>
        [...lines.matchAll(CREDIT)].flatMap(([, name]) => name?.trim() ?? []),
      ),
    )
  const files = [...home.stylesheets, ...home.scripts].flatMap(({ url }) => url ?? [])
  const folders = files.flatMap((url) => THEME_FOLDER.exec(url)?.[1] ?? [])
  return namesOf([...new Set([...folders, ...home.technologies.map(({ name }) => name), ...credited])])
}
