import type { FormFacts } from '#core/evidence/form.ts'

/** Builders that protect every form of a website, without a sign in the page. */
const BUILDERS: ReadonlySet<string> = new Set(['Shopify', 'Wix', 'Squarespace'])
/** Services that filter what forms send to them. */
const SERVICES = /^https?:\/\/(?:[\w-]+\.)*(?:jotform\.com|docs\.google\.com\/forms)(?:\/|$)/iu

/** Whether what this form sends is filtered by the builder that its page is at, or by the service that takes it. */
export const isFiltered = ({ action }: FormFacts, builder: string | null): boolean =>
  SERVICES.test(action ?? '') || (builder !== null && BUILDERS.has(builder))
