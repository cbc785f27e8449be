import type { FormFacts } from '../evidence/form.ts'
import type { PageFacts } from '../evidence/page.ts'
import { fieldWords, filledFields } from './form-fields.ts'
import { lastSegment, namesPhraseAlone, phraseList, segmentNames, titleParts } from './phrases.ts'

const APPLIES = /\b(?:apply|applying|applications?)\b/iu
const OF_A_JOB =
  /\b(?:(?:job|employment|career|vacancy) application|application for employment|apply for (?:an?|this|the|our) (?:job|position|role|vacancy)|join (?:our|the) team|work for us)\b/iu
/** A form that calls itself so needs no second sign. */
const JOB_APPLICATION = /\b(?:(?:job|employment) application|application for employment)\b/iu
/** What a coach or a writer helps with is no application to them. */
const HELPS_APPLY =
  /\b(?:help|advice|coaching|support) (?:with|for|on)\b|\bapplications? (?:reviewed|checked|written|writing|help|advice|coaching|support|services?)\b/iu
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
  const signs = [
    APPLIES.test(words),
    OF_A_JOB.test(words) || isAboutJobs(page),
    filledFields(form).some((field) => field.type === 'file' && RESUME.test(fieldWords(field))),
  ]
  return signs.filter(Boolean).length >= 2
}

const isAboutJobs = ({ url, title, headings }: PageFacts): boolean =>
  segmentNames(lastSegment(url), JOBS) ||
  titleParts(title.text ?? '').some((part) => namesPhraseAlone(part, JOBS)) ||
  headings.some(({ level, text }) => level === 1 && namesPhraseAlone(text, JOBS))
