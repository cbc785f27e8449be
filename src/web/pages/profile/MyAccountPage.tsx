import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { DeleteCard } from './account/DeleteCard.tsx'
import { DetailsForm } from './account/DetailsForm.tsx'
import { ExportCard } from './account/ExportCard.tsx'
import { PasskeysCard } from './account/PasskeysCard.tsx'
import { PasswordCard } from './account/PasswordCard.tsx'
import { SignOutCard } from './account/SignOutCard.tsx'
import { myAccountQuery } from '#web/app/queries/profile-queries.ts'
import { ProfilePage } from '#web/shared/account/ProfilePage.tsx'

export function MyAccountPage() {
  return (
    <ProfilePage title="My account" lead="Your details, how you log in, and your data.">
      <Loaded query={useQuery(myAccountQuery)} skeleton={<ListSkeleton groups={2} rows={4} />}>
        {(data) => (
          <>
            <DetailsForm data={data} />
            <PasswordCard account={data} />
            <PasskeysCard />
            <SignOutCard />
            <ExportCard />
            <DeleteCard hasPassword={data.hasPassword} />
          </>
        )}
      </Loaded>
    </ProfilePage>
  )
}
