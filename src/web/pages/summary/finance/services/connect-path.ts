/** Where an owner connects a service. */
export const CONNECT_PATH = '/profile/online-presence'
