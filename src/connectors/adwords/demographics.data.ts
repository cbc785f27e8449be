import type { DemographicKind } from '#core/ads/states.ts'

/** How Google names a choice of people: the criterion's field, its view and type, and each value of ours. */
interface DemographicNames {
  /** Field of `ad_group_criterion`. */
  field: string
  /** The same in JSON. */
  json: 'gender' | 'ageRange' | 'parentalStatus' | 'incomeRange'
  view: string
  type: string
  values: Readonly<Record<string, string>>
}

export const DEMOGRAPHIC_NAMES: Readonly<Record<DemographicKind, DemographicNames>> = {
  gender: {
    field: 'gender',
    json: 'gender',
    view: 'gender_view',
    type: 'GENDER',
    values: { female: 'FEMALE', male: 'MALE', unknown: 'UNDETERMINED' },
  },
  age: {
    field: 'age_range',
    json: 'ageRange',
    view: 'age_range_view',
    type: 'AGE_RANGE',
    values: {
      '18_24': 'AGE_RANGE_18_24',
      '25_34': 'AGE_RANGE_25_34',
      '35_44': 'AGE_RANGE_35_44',
      '45_54': 'AGE_RANGE_45_54',
      '55_64': 'AGE_RANGE_55_64',
      '65_up': 'AGE_RANGE_65_UP',
      unknown: 'AGE_RANGE_UNDETERMINED',
    },
  },
  parental_status: {
    field: 'parental_status',
    json: 'parentalStatus',
    view: 'parental_status_view',
    type: 'PARENTAL_STATUS',
    values: { parent: 'PARENT', not_a_parent: 'NOT_A_PARENT', unknown: 'UNDETERMINED' },
  },
  household_income: {
    field: 'income_range',
    json: 'incomeRange',
    view: 'income_range_view',
    type: 'INCOME_RANGE',
    values: {
      top_10: 'INCOME_RANGE_90_UP',
      '11_20': 'INCOME_RANGE_80_90',
      '21_30': 'INCOME_RANGE_70_80',
      '31_40': 'INCOME_RANGE_60_70',
      '41_50': 'INCOME_RANGE_50_60',
      lower_50: 'INCOME_RANGE_0_50',
      unknown: 'INCOME_RANGE_UNDETERMINED',
    },
  },
}
