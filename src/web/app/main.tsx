import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { KitProvider } from '../kit/KitProvider.tsx'
import { makeQueryClient } from './queries.ts'
import { makeRouter } from './router.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the app')

const client = makeQueryClient()
const router = makeRouter(client)

createRoot(place).render(
  <StrictMode>
    <KitProvider>
      <Notifications position="bottom-center" />
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </KitProvider>
  </StrictMode>,
)
