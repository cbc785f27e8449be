import type { PageFacts, TechnologyFacts } from '#core/evidence/page.ts'
import { builderAt, isServing } from '#core/serving-builder.ts'
import { SITE_GENERATORS } from '#core/site/file-makers.data.ts'

const MAKERS_OF_FILES: ReadonlySet<string> = new Set(SITE_GENERATORS)

/**
 * Shop systems that hold all pages of a website. Others, such as Ecwid and Snipcart, put a shop into pages that something else made, and those of a
 * builder come with the builder.
 */
const WHOLE_SHOPS: ReadonlySet<string> = new Set([
  'Big Cartel',
  'BigCommerce',
  'Magento',
  'Neto',
  'OpenCart',
  'PrestaShop',
  'Shift4Shop',
  'Volusion',
])

/** Page makers that only run within WordPress. */
const IN_WORDPRESS: ReadonlySet<string> = new Set(['Divi', 'Elementor'])

/**
 * Whether the website is made with a builder or a system whose settings hold titles, the language or the icon. Names that a
 * builder left in exported pages are none ({@link builderAt}), and a system that only the text of saved pages names runs elsewhere.
 */
export const hasSettings = (pages: readonly PageFacts[]): boolean =>
  pages.some((page) => {
    const { technologies } = page
    if (builderAt(page) !== undefined) return true
    const isWordPressGone = technologies.some((one) => one.name === 'WordPress' && !isServing(one))
    return technologies.some((one) => isWithSettings(one) && !(isWordPressGone && IN_WORDPRESS.has(one.name)))
  })

const isWithSettings = (one: TechnologyFacts): boolean =>
  isServing(one) &&
  ((one.kind === 'cms' && !MAKERS_OF_FILES.has(one.name)) ||
    (one.kind === 'shop' && WHOLE_SHOPS.has(one.name)))
