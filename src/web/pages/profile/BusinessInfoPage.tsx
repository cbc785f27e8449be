import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { callApi } from '#web/app/calls/client.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { businessBody, type BusinessValues } from '#web/shared/business/business-values.ts'
import { IndustryFields } from '#web/shared/business/IndustryFields.tsx'
import { PlaceFields } from '#web/shared/business/PlaceFields.tsx'
import { SizeFields } from '#web/shared/business/SizeFields.tsx'
import { type BusinessInfo, businessInfoQuery } from '#web/app/queries/profile-queries.ts'
import { judgedLater } from '#web/shared/forms/judged-later.ts'
import { ProfileCard } from '#web/shared/forms/ProfileCard.tsx'
import { ProfilePage } from '#web/shared/account/ProfilePage.tsx'
import { useProfileForm } from '#web/shared/forms/use-profile-form.ts'

export function BusinessInfoPage() {
  return (
    <ProfilePage
      title="Business info"
      lead="We use this to show you what suits your business, most useful first."
    >
      <Loaded query={useQuery(businessInfoQuery)} skeleton={<ListSkeleton groups={1} rows={6} />}>
        {(data) => <BusinessInfoForm data={data} />}
      </Loaded>
    </ProfilePage>
  )
}

function BusinessInfoForm({ data }: { data: BusinessInfo }) {
  const { form, ...saving } = useProfileForm({
    data,
    query: { queryKey: businessInfoQuery.queryKey, queryFn: () => callApi('GET /profile/business-info') },
    valuesOf,
    problems,
    save: (values, version) =>
      callApi('PUT /profile/business-info', { body: { ...businessBody(values), ...browserZone(), version } }),
  })
  return (
    <ProfileCard title="Your business" {...saving}>
      <TextInput label="Business name" autoComplete="organization" {...form.getInputProps('businessName')} />
      <IndustryFields form={form} />
      <PlaceFields form={form} />
      <SizeFields form={form} />
    </ProfileCard>
  )
}

/** For a business of a country whose time zones we don't know. */
function browserZone() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return { timeZone }
}

const problems = judgedLater<BusinessValues>(async () => {
  const { businessInfoSchema } = await import('#core/owner-input/business-forms.ts')
  return (values) => fieldProblems(businessInfoSchema, businessBody(values))
})

function valuesOf({ savviness, ...given }: BusinessInfo): BusinessValues {
  const { businessName, industry, subIndustry, sector, country, city, businessAge, staffCount } = given
  return {
    businessName: businessName ?? '',
    industry: industry ?? '',
    subIndustry: subIndustry ?? '',
    sector: sector ?? '',
    country: country ?? '',
    city: city ?? '',
    businessAge: businessAge ?? '',
    staffCount: staffCount ?? '',
    savviness: String(savviness),
  }
}
