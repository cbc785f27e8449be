import { USUAL_SAVVINESS } from '#core/business/savviness.data.ts'

/** The values of a form about a business. */
export type BusinessValues = {
  businessName: string
  industry: string
  subIndustry: string
  sector: string
  country: string
  city: string
  businessAge: string
  staffCount: string
  /** '1' to '5'. */
  savviness: string
}

export const NO_BUSINESS: BusinessValues = {
  businessName: '',
  industry: '',
  subIndustry: '',
  sector: '',
  country: '',
  city: '',
  businessAge: '',
  staffCount: '',
  savviness: String(USUAL_SAVVINESS),
}

/** The body to send: empty fields are `null` or empty. */
export const businessBody = ({
  savviness,
  subIndustry,
  businessAge,
  staffCount,
  ...typed
}: BusinessValues) => ({
  ...typed,
  subIndustry: subIndustry || null,
  businessAge: businessAge || null,
  staffCount: staffCount || null,
  savviness: Number(savviness),
})
