/** What somebody has to do, pay or keep to who buys or books. */
const CONDITION =
  /(?<!\bto )\bplease\b|\bcancel\w*|\b(?:hour|day|week|month)(?:['’]s|s?['’]?) notice\b|\bminimum (?:stay|order|spend|charge|hire|booking|of (?:[$£€]\s?\d+|[\p{L}\d]+ (?:people|persons|guests|nights?|hours?)\b))\b|\bsurcharges?\b|\b(?:fees?|charges?|conditions?|terms|exclusions|restrictions) (?:may |will |also )?appl(?:y|ies)\b|\bnon-?refundable\b|\b(?:is|are) not (?:allowed|permitted|accepted)\b|\bon application\b|\bsubject to\b|% (?:with|on|at|of) (?:your |the )?bookings?\b|%(?: card)? fee\b|\bbookings? (?:is |are )?(?:essential|required)\b|(?:%|[$£€]\s?\d+|\b(?:a|an|the|your|our|any|initial|small)) deposits?\b|\bdeposits? (?:is|are|of)\b/iu
/** What a business has to warn of, or does not answer for. */
const WARNING =
  /\bfoodborne\b|\bundercooked\b|\bgratuity\b|\bservice charge\b|\bmay contain\b|\bown risk\b|\bno (?:responsibility|liability)\b|\bnot (?:responsible|liable)\b|\b(?:you|guests|customers|hirers|members) are (?:responsible|liable)\b|\bwhile (?:stocks?|suppl(?:y|ies)) lasts?\b|\bagainst the law\b|\b(?:contains?|traces? of|kitchens? (?:uses?|handles?))\s(?!no\b)(?:[^.]{0,40}\s)?(?:nuts|gluten|dairy|eggs?|soya?)\b(?! wax)/iu
/** The language of contracts. */
const CONTRACT =
  /\b(?:these|our|following) (?:terms|conditions)\b|\bterms (?:and|&) conditions\b|\bcontract between\b|\b(?:you|customers?|clients?|guests?|members?) (?:agree|accept)\b/iu
/** It leads to another page or a file, and says little without it. */
const LEADS_AWAY =
  /^(?:see|refer to)\b|\bdownload\b|\(pdf\b|\bhere[.!]["”’)]?$|\bpasswords?\b|\b[\p{L}\d-]{1,63}\.(?:com|net|org)\b/iu

/** Whether a sentence tells what applies to those who buy or book, or where to read it: it is no summary of a page. */
export const isFinePrint = (sentence: string): boolean =>
  [CONDITION, WARNING, CONTRACT, LEADS_AWAY].some((sign) => sign.test(sentence))
