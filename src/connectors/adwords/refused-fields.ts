import type { ConnectionFailure } from '#core/connections/failures.ts'
import { REMOVED } from './change-campaigns.ts'
import type { AdsOperation } from './operation.ts'
import { type AdsError, errorCodeOf } from './refusals.ts'

/** Errors in words to the owner, by name. Google's own words are never shown. */
const WORDS: Readonly<Record<string, string>> = {
  OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE: REMOVED,
  RESOURCE_NOT_FOUND: REMOVED,
  NOT_FOUND: REMOVED,
  SHARED_SET_REMOVED: REMOVED,
  CAMPAIGN_BUDGET_REMOVED: REMOVED,
  DUPLICATE_CAMPAIGN_NAME: 'You already have one with this name. Please choose another one.',
  DUPLICATE_ADGROUP_NAME: 'You already have one with this name. Please choose another one.',
  DUPLICATE_NAME: 'You already have one with this name. Please choose another one.',
  TOO_LONG: 'This is too long for Google',
  TOO_SHORT: 'This is too short for Google',
  EMPTY: 'Google needs something here',
  REQUIRED: 'Google needs something here',
  REQUIRED_FIELD_MISSING: 'Google needs something here',
  TOO_LOW: 'This is too low for Google',
  TOO_HIGH: 'This is too high for Google',
  BID_TOO_SMALL: 'This is too low for Google',
  BID_TOO_BIG: 'This is too high for Google',
  MONEY_AMOUNT_TOO_LARGE: 'This is too high for Google',
  MONEY_AMOUNT_LESS_THAN_CURRENCY_MINIMUM_CPC: 'This is too low for Google',
  BUDGET_BELOW_PER_DAY_MINIMUM: 'This is too low for Google',
  NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT: 'Google takes whole cents only',
  BID_TYPE_AND_BIDDING_STRATEGY_MISMATCH: 'This bid doesn’t fit how the campaign bids',
  INVALID_KEYWORD_TEXT: 'Google doesn’t take this keyword',
  KEYWORD_TEXT_TOO_LONG: 'This keyword is too long for Google',
  KEYWORD_HAS_TOO_MANY_WORDS: 'A keyword can have up to 10 words',
  KEYWORD_HAS_INVALID_CHARS: 'A keyword can’t have any of these signs: ! @ % , *',
  RESOURCE_ALREADY_EXISTS: 'This is there already',
  CANNOT_ADD_EXISTING_FIELD: 'This is there already',
  CANNOT_TARGET_AND_EXCLUDE: 'This is there already',
  DUPLICATE_ASSET: 'This is there already',
  CANNOT_SET_DATE_TO_PAST: 'This day is over at Google. Choose a later one.',
  EARLIER_THAN_MINIMUM_DATE: 'This day is over at Google. Choose a later one.',
  LATER_THAN_MAXIMUM_DATE: 'This day is too far away for Google',
  CANNOT_REMOVE_ASSOCIATED_STRATEGY:
    'This strategy is still used by a campaign. Choose another one for it in Google Ads first.',
  CAMPAIGN_CANNOT_USE_SHARED_BUDGET: 'This campaign can’t share its budget',
  CANNOT_ATTACH_BIDDING_STRATEGY_TO_CAMPAIGN: 'This strategy doesn’t fit one of these campaigns',
  BIDDING_STRATEGY_AND_BUDGET_MUST_BE_ALIGNED:
    'The strategy and the shared budget must have the same campaigns',
  CREATION_FAILED: 'Google makes no new smart campaigns',
  CANNOT_ADD_AD_GROUP_FOR_CAMPAIGN_TYPE: 'An ad group needs at least one Search campaign',
  AD_GROUP_TYPE_NOT_VALID_FOR_ADVERTISING_CHANNEL_TYPE: 'An ad group needs at least one Search campaign',
  CALL_INVALID_PHONE_NUMBER: 'Google doesn’t know this as a phone number',
  CALL_INVALID_DOMESTIC_PHONE_NUMBER_FORMAT: 'Google doesn’t know this as a phone number',
  CALL_PREMIUM_RATE_NUMBER_NOT_ALLOWED: 'Google takes no number that costs callers extra',
  POLICY_FINDING: 'Google’s rules for ads don’t allow this',
  POLICY_ERROR: 'Google’s rules for ads don’t allow this',
}

/** Errors of a kind, where their name has no words of its own. */
const KIND_WORDS: Readonly<Record<string, string>> = {
  urlFieldError: 'Google doesn’t take this address',
  policyFindingError: 'Google’s rules for ads don’t allow this',
  policyViolationError: 'Google’s rules for ads don’t allow this',
  stringFormatError: 'Google doesn’t allow some of these characters',
  dateError: 'Google doesn’t take this date',
  dateRangeError: 'Google doesn’t take this date',
}
const UNKNOWN = 'Google didn’t accept this'

/** Words for a limit of Google's, the same as for our own, by the beginning of the field; and the list that they belong to. */
const LIMIT_WORDS = [
  {
    field: 'campaign.locations',
    words: 'You have exceeded the number of locations you can add for your ad',
  },
  { field: 'sitelinks', words: 'You have reached the maximum number of sitelinks' },
  { field: 'callouts', words: 'You have reached the maximum number of callouts' },
  { field: 'keywords', words: 'This takes no more keywords' },
] as const

/** What is wrong with each field of a change that Google refused. What belongs to no operation is said at the first one's field. */
export const refusedAdsFields =
  (operations: readonly AdsOperation[]) =>
  (errors: readonly AdsError[]): ConnectionFailure['fields'] => {
    const found: Record<string, string> = {}
    const isOnlyCause = errors.every((error) => isFollowing(error, operations))
    for (const error of errors) {
      if (!isOnlyCause && isFollowing(error, operations)) continue
      const field = fieldOf(error, operations)
      if (field === undefined) continue
      const [kind, name] = errorCodeOf(error)
      const limit = LIMIT_WORDS.find((one) => field.startsWith(one.field))
      if (kind === 'resourceCountLimitExceededError' && limit) found[limit.field] ??= limit.words
      else found[field] ??= WORDS[name] ?? KIND_WORDS[kind] ?? UNKNOWN
    }
    return found
  }

const TEMPORARY = /"customers\/\d+\/\w+\/-\d+"/u

/** Where one part is refused, Google doesn't find it for the parts that belong to it: they are right by themselves. */
const isFollowing = (error: AdsError, operations: readonly AdsOperation[]): boolean =>
  errorCodeOf(error)[1] === 'RESOURCE_NOT_FOUND' &&
  TEMPORARY.test(JSON.stringify(operationOf(error, operations)?.json ?? {}))

/** The operation at which Google found a fault. */
function operationOf({ location }: AdsError, operations: readonly AdsOperation[]): AdsOperation | undefined {
  const [first] = location?.fieldPathElements ?? []
  return operations[first?.fieldName === 'mutate_operations' ? (first.index ?? 0) : 0]
}

/** The field of the change at which Google found a fault. */
function fieldOf(error: AdsError, operations: readonly AdsOperation[]): string | undefined {
  const [, , ...rest] = error.location?.fieldPathElements ?? []
  const operation = operationOf(error, operations)
  if (!operation) return undefined
  const path = rest
    .map(({ fieldName, index }) => (index === undefined ? fieldName : `${fieldName}[${index}]`))
    .join('.')
  const fitting = Object.entries(operation.paths ?? {})
    .filter(([prefix]) => path === prefix || path.startsWith(`${prefix}.`) || path.startsWith(`${prefix}[`))
    .toSorted(([one], [other]) => other.length - one.length)
  return fitting[0]?.[1] ?? operation.field
}
