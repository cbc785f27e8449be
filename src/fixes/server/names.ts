import type { FixEvidence } from '../fix.ts'
import type { Names } from './settings-formats.ts'

/** The website's hosts: its own, and its other name with or without `www.` where there is one. */
export function hostNames({ certificate, site, pages }: FixEvidence): Names {
  const host = certificate?.host ?? site?.host ?? pages?.host ?? '[your domain]'
  const twin = certificate?.twin?.resolves ? certificate.twin : null
  return {
    hosts: twin?.covered === true ? [host, twin.host] : [host],
    uncovered: twin !== null && twin.covered !== true,
  }
}
