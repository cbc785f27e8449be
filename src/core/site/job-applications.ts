import type { FormFacts } from '../evidence/form.ts'
import type { PageFacts } from '../evidence/page.ts'
import { MENU_REGIONS } from '../evidence/region.ts'
import { fieldWords, filledFields } from './form-fields.ts'
import { lastSegment, namesPhraseAlone, phraseList, plainWords, segmentNames, titleParts } from './phrases.ts'

const APPLIES = /\b(?:apply|applying|applications?)\b/iu
const OF_A_JOB =
  /\b(?:(?:job|employment|career|vacancy) application|application for employment|apply for (?:an?|this|the|our) (?:job|position|role|vacancy)|join (?:our|the) team|work for us)\b/iu
/** A form that calls itself so needs no second sign. */
const JOB_APPLICATION = /\b(?:(?:job|employment) application|application for employment)\b/iu
/** What a coach or a writer helps with is no application to them. */
const HELPS_APPLY =
  /\b(?:help|advice|coaching|support) (?:with|for|on)\b|\bapplications? (?:reviewed|checked|written|writing|help|advice|coaching|support|services?)\b/iu
/** What only a job has, in the words of its form. */
const OF_WORK =
  /\b(?:employ\w*|jobs?|careers?|vacanc\w+|salary|wages?|staff|cover letter|work (?:rights|permit|history|experience)|right to work|notice period|availability|hospitality|apprentice\w*)\b/iu
/** What clubs and societies ask of those who join, and say to them. */
const OF_MEMBERS =
  /\b(?:member(?:s|ship)?|players?|playing|played|squad|season|juniors?|seniors?|under[ -]?\d{1,2}s?|date of birth|dob|guardian|emergency contact|medical (?:conditions?|information)|volunteers?|choir|voice part|handicap|skill level)\b/iu
/** Entries of a club's menu; two of them make it one. */
const OF_A_CLUB =
  /^(?:fixtures?(?: and results)?|results|ladders?|teams|juniors?|seniors?|committee|membership|members|training(?: times)?|rehearsals|sponsors|life members|honou?r board|club ?(?:house|rooms))$/u
const FEWEST_OF_A_CLUB = 2
const RESUME = /(?<!\p{L})(?:r[ée]sum[ée]|curriculum vitae|cv)(?!\p{L})/iu
/** How a page about working for the business is called. */
const JOBS = phraseList([
  'jobs',
  'job',
  'careers',
  'career',
  'vacancies',
  'employment',
  'recruitment',
  'were hiring',
  'we are hiring',
  'now hiring',
  'join our team',
  'join the team',
  'work for us',
  'career opportunities',
  'employment opportunities',
  'job opportunities',
  'job openings',
  'current vacancies',
  'job application',
  'employment application',
])

/**
 * Whether people apply for a job by the form: customers write to no business by it. Two of three signs: it is for applying, it or its page is about
 * jobs, and it asks for a résumé.
 */
export function isJobApplication(form: FormFacts, page: PageFacts): boolean {
  const words = [form.heading, ...form.buttons].filter((text) => !HELPS_APPLY.test(text ?? '')).join(' | ')
  if (JOB_APPLICATION.test(words)) return true
  if (joinsClub(form, page)) return false
  const signs = [
    APPLIES.test(words),
    OF_A_JOB.test(words) || isAboutJobs(page),
    filledFields(form).some((field) => field.type === 'file' && RESUME.test(fieldWords(field))),
  ]
  return signs.filter(Boolean).length >= 2
}

/** Whether people join a club or a society by it: "Join our team" is said of a football team and of a kitchen's. */
function joinsClub(form: FormFacts, { url, title, links, headings }: PageFacts): boolean {
  const asked = filledFields(form).map(fieldWords)
  const above = headings.filter(({ level }) => level <= 2).map(({ text }) => text)
  const words = [form.heading, form.text, ...form.buttons, ...asked, ...above].join(' | ')
  if (OF_WORK.test(`${words} | ${title.text ?? ''} | ${lastSegment(url)}`) || RESUME.test(words)) return false
  const menu = new Set(
    links.flatMap(({ region, text }) => (MENU_REGIONS.has(region) ? plainWords(text) : [])),
  )
  return OF_MEMBERS.test(words) || [...menu].filter((text) => OF_A_CLUB.test(text)).length >= FEWEST_OF_A_CLUB
}

const isAboutJobs = ({ url, title, headings }: PageFacts): boolean =>
  segmentNames(lastSegment(url), JOBS) ||
  titleParts(title.text ?? '').some((part) => namesPhraseAlone(part, JOBS)) ||
  headings.some(({ level, text }) => level === 1 && namesPhraseAlone(text, JOBS))
