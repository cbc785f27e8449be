import type { PageFacts, TechnologyFacts } from '#core/evidence/page.ts'
import { isServing } from '#core/serving-builder.ts'
import { PAGE_PROGRAMS, SITE_GENERATORS } from '#core/site/file-makers.data.ts'

const MAKERS_OF_FILES: ReadonlySet<string> = new Set([...SITE_GENERATORS, ...PAGE_PROGRAMS])
/** WordPress has ways of its own, and these two run within it. */
const OF_WORDPRESS: ReadonlySet<string> = new Set(['WordPress', 'Elementor', 'Divi'])
/** Shop systems on their owner's server that hold all pages of a website; others put a shop into pages that something else made. */
const SHOPS: ReadonlySet<string> = new Set(['Magento', 'OpenCart', 'PrestaShop'])

/**
 * The content or shop system, other than WordPress, in whose administration the pages of a website are edited: Joomla, Drupal, PrestaShop. `null` for a
 * website made of files, also one that such a system only left its name in.
 */
export const systemAt = ({ technologies }: Pick<PageFacts, 'technologies'>): string | null =>
  technologies.find(isSystem)?.name ?? null

const isSystem = (one: TechnologyFacts): boolean =>
  isServing(one) &&
  ((one.kind === 'cms' && !MAKERS_OF_FILES.has(one.name) && !OF_WORDPRESS.has(one.name)) ||
    (one.kind === 'shop' && SHOPS.has(one.name)))
