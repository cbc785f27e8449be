import type { FormFacts } from '#core/evidence/form.ts'
import type { TechnologyFacts } from '#core/evidence/page.ts'
import { isServingBuilder } from '#core/serving-builder.ts'

/** Builders that protect every form of a website, without a sign in the page. */
const BUILDERS: ReadonlySet<string> = new Set(['Shopify', 'Wix', 'Squarespace'])
/** Services that filter what forms send to them. */
const SERVICES = /^https?:\/\/(?:[\w-]+\.)*(?:jotform\.com|docs\.google\.com\/forms)(?:\/|$)/iu

/** Whether what this form sends is filtered by the builder that serves its page, or by the service that takes it. */
export const isFiltered = ({ action }: FormFacts, technologies: readonly TechnologyFacts[]): boolean =>
  SERVICES.test(action ?? '') || technologies.some((one) => isServingBuilder(one) && BUILDERS.has(one.name))
