/**
 * National help lines of Australia and New Zealand that websites show beside their own number, as digits. By the lists of helplines of Healthdirect
 * (healthdirect.gov.au/mental-health-helplines) and of the Mental Health Foundation of New Zealand (mentalhealth.org.nz/helplines), and by the
 * services' own websites.
 */
export const HELP_LINES: Readonly<Record<string, string>> = {
  '131114': 'Lifeline Australia',
  '139276': '13YARN',
  '1300224636': 'Beyond Blue',
  '1300659467': 'Suicide Call Back Service',
  '1300789978': 'MensLine Australia',
  '1800184527': 'QLife',
  '1800551800': 'Kids Helpline',
  '1800737732': '1800RESPECT',
  '0508828865': 'Suicide Crisis Helpline (0508 TAUTOKO)',
  '0800111757': 'Depression Helpline',
  '0800376633': 'Youthline',
  '0800543354': 'Lifeline New Zealand',
  '0800611116': 'Healthline',
  '0800726666': 'Samaritans',
  '0800733843': "Women's Refuge",
}
