import { NativeSelect } from '@mantine/core'
import { memo } from 'react'
import { ADS_PERIOD_WORDS, ADS_PERIODS } from '#core/ads/dates.ts'
import { useAds } from './ads-context.ts'

/** The dates that figures are shown for. */
export const DatesField = memo(function DatesField() {
  const { period, onPeriod } = useAds()
  return (
    <NativeSelect
      aria-label="Dates"
      value={period}
      data={ADS_PERIODS.map((value) => ({ value, label: ADS_PERIOD_WORDS[value] }))}
      onChange={({ currentTarget: { value } }) => {
        const chosen = ADS_PERIODS.find((one) => one === value)
        if (chosen) onPeriod(chosen)
      }}
    />
  )
})
