import type { Option } from '../survey/question.ts'
import { INDUSTRIES } from './industries.data.ts'

/** The sub-industries of an industry; empty for an industry that does not exist. */
export const subIndustriesOf = (industry: string): readonly Option[] =>
  INDUSTRIES.find(({ id }) => id === industry)?.subIndustries ?? []
