import type { InFull } from '#core/check.ts'
import { itemOf } from './blocks.ts'
import { toldOnPhone } from './judge.ts'

/** What the result on a computer leaves to the phone's in one line: whoever has its report alone cannot look there. */
export const toldInFull: InFull = {
  evidence: ['desktopVisit', 'mobileVisit'],
  blocks({ desktopVisit, mobileVisit }) {
    const told = desktopVisit && mobileVisit ? toldOnPhone(desktopVisit, mobileVisit) : []
    return told.length === 0
      ? []
      : [{ kind: 'list', title: 'What is the same as on a phone', items: told.map(itemOf) }]
  },
}
