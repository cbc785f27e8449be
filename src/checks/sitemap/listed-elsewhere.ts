import type { SitemapsEvidence } from '#core/evidence/sitemaps.ts'

/**
 * Whether the working sitemaps list addresses of other hosts alone, as after a change of the website's name: a search engine that is led to them finds no
 * page of this website, so that they have to be made again first.
 */
export const listsOnlyElsewhere = ({ urls, foreign }: SitemapsEvidence): boolean =>
  urls.length === 0 && foreign.length > 0
