import { ActionIcon, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { myMediaQuery } from '#web/app/queries/media-queries.ts'
import { Icon } from '#web/kit/Icon.tsx'
import { IconStar, IconStarFilled } from '#web/kit/icons.ts'
import { useFavourite } from './use-favourite.ts'

interface FavouriteStarProps {
  id: string
  name: string
  /** With its word beside it. */
  isWide?: boolean
}

/** Adds a lesson to the owner's favourites, or removes it. */
export function FavouriteStar({ id, name, isWide = false }: FavouriteStarProps) {
  const { data } = useQuery(myMediaQuery)
  const change = useFavourite()
  const isKept = data?.favourites.includes(id) ?? false
  const star = <Icon of={isKept ? IconStarFilled : IconStar} />
  // A second press before the first is answered would be the same request, which has one effect.
  const turn = () => {
    if (!change.isPending) change.mutate(id)
  }
  const press = { 'aria-pressed': isKept, disabled: data === undefined, onClick: turn }
  if (isWide)
    return (
      <Button variant="default" leftSection={star} {...press}>
        Favourite
      </Button>
    )
  return (
    <ActionIcon variant="subtle" size={44} aria-label={`Favourite: ${name}`} {...press}>
      {star}
    </ActionIcon>
  )
}
