import type { PageFacts } from '../evidence/page.ts'
import { oncePerObject } from '../once-per.ts'
import { lastSegment, namesPhrase, phraseList, plainWords, segmentNames, titleParts } from './phrases.ts'

/** Words for contacting a business, in a path, a title or a heading (checks: contact form). */
const CONTACT = phraseList([
  'contact',
  'contacts',
  'contact us',
  'contact me',
  'contact form',
  'enquire',
  'enquiry',
  'enquiries',
  'inquire',
  'inquiry',
  'inquiries',
  'make an enquiry',
  'get in touch',
  'keep in touch with us',
  'reach out',
  'talk to us',
  'write to us',
  'chat to us',
  'chat with us',
  'speak to us',
  'speak with us',
  'drop us a line',
  'drop me a line',
  'get hold of us',
  'get hold of me',
  'get ahold of us',
  'send us a note',
  'send me a message',
  'have a question',
  'got a question',
  'email us',
  'message us',
  'send a message',
  'send us a message',
  'leave a message',
  'ask us',
  'ask a question',
  'any questions',
  'call back',
  'callback',
  'hire us',
  'hire me',
  'start a project',
  'tell us about your project',
  'make a booking',
  'make a reservation',
  'request service',
  'request a service',
  'schedule service',
  'schedule a service',
  'request a call',
  'get a quote',
  'request a quote',
  'free quote',
  'free estimate',
  'get an estimate',
  'request an estimate',
  'quote',
  'quotes',
  'book',
  'booking',
  'bookings',
  'book now',
  'make an appointment',
  'request an appointment',
  'appointment',
  'appointments',
  'whakapā mai',
  // German
  'kontakt',
  'kontakte',
  'kontaktformular',
  'kontaktaufnahme',
  'kontaktanfrage',
  'kontaktiere uns',
  'kontaktieren sie uns',
  'kontakt aufnehmen',
  'schreiben sie uns',
  'schreib uns',
  'so erreichen sie uns',
  'anfrage',
  'anfragen',
  'angebot anfordern',
  'termin',
  'termin vereinbaren',
  // French
  'contactez nous',
  'contactez moi',
  'nous contacter',
  'me contacter',
  'nous écrire',
  'écrivez nous',
  'formulaire de contact',
  'prendre contact',
  'prise de contact',
  'demande de devis',
  'devis gratuit',
  'devis',
  'prendre rendez vous',
  // Spanish
  'contacto',
  'contactos',
  'contáctanos',
  'contáctenos',
  'contacta con nosotros',
  'contactar',
  'contactar con nosotros',
  'ponte en contacto',
  'póngase en contacto',
  'escríbenos',
  'escríbanos',
  'formulario de contacto',
  'pide presupuesto',
  'solicitar presupuesto',
  'presupuesto',
  // Italian
  'contatti',
  'contatto',
  'contattaci',
  'contattami',
  'contattateci',
  'scrivici',
  'scriveteci',
  'modulo di contatto',
  'modulo contatti',
  'richiedi un preventivo',
  'richiesta preventivo',
  'preventivo',
  // Portuguese
  'contato',
  'contatos',
  'contacte nos',
  'contate nos',
  'entre em contato',
  'entre em contacto',
  'fale conosco',
  'fale connosco',
  'formulário de contato',
  'formulário de contacto',
  'pedir orçamento',
  'peça um orçamento',
  'solicite um orçamento',
  'orçamento',
  // Dutch
  'contacteer ons',
  'contactformulier',
  'contactgegevens',
  'contact opnemen',
  'neem contact op',
  'neem contact met ons op',
  'stuur ons een bericht',
  'mail ons',
  'offerte aanvragen',
  'vraag een offerte aan',
  'gratis offerte',
  'vrijblijvende offerte',
])

/** Words for contacting as the whole text only: a post says hello to the summer. */
const WHOLE: ReadonlySet<string> = new Set([
  'say hello',
  'say hi',
  'say gday',
  'say kia ora',
  'reach us',
  'lets talk',
  'lets chat',
  'lets work together',
  'talk with us',
  'hit us up',
  'korero mai',
])

/** Whether a heading or a part of a title has words for contacting. */
export const namesContact = (text: string): boolean =>
  namesPhrase(text, CONTACT) || WHOLE.has(plainWords(text))

/** Whether the last path segment of an address, as plain words, has them. */
export const isContactSegment = (segment: string): boolean =>
  segmentNames(segment, CONTACT) || WHOLE.has(segment)

/** A contact page, by its path, a part of its title, or its first heading. */
export const isContactLike = oncePerObject((page: PageFacts): boolean => {
  if (isContactSegment(lastSegment(page.url))) return true
  if (titleParts(page.title.text ?? '').some(namesContact)) return true
  const first = page.headings.find(({ level, hidden }) => level === 1 && !hidden)
  return first !== undefined && namesContact(first.text)
})

/** A contact page, or a page with a contact section: a one-page website has its form under such a heading. */
export const hasContactPlace = oncePerObject(
  (page: PageFacts): boolean =>
    isContactLike(page) || page.headings.some(({ text, region }) => region !== 'nav' && namesContact(text)),
)

/** The same, with such a section between header and footer: a footer of every page may say "Contact us" above an address. */
export const hasContactSection = oncePerObject(
  (page: PageFacts): boolean =>
    isContactLike(page) ||
    page.headings.some(({ text, region, hidden }) => region === 'main' && !hidden && namesContact(text)),
)
