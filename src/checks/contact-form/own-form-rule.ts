import type { PageFacts } from '#core/evidence/page.ts'

/** A source that lets forms send anywhere (Content Security Policy Level 3, `form-action`). */
const ANYWHERE = /^(?:\*|https?:|https?:\/\/\*)$/iu

/** Whether a page's own rule, in its header or a `meta`, names the only places that its forms may send to. */
export const keepsFormsAtHome = ({ headers, metas }: PageFacts): boolean =>
  [
    headers['content-security-policy'] ?? '',
    ...metas
      .filter(({ httpEquiv }) => httpEquiv?.toLowerCase() === 'content-security-policy')
      .map(({ content }) => content),
  ].some(isClosed)

/** Policies are divided by commas; each has its directives, of which the first of a name counts. */
const isClosed = (policies: string): boolean =>
  policies.split(',').some((policy) => {
    const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/u))
    const rule = directives.find(([name]) => name?.toLowerCase() === 'form-action')
    return rule !== undefined && !rule.slice(1).some((source) => ANYWHERE.test(source))
  })
