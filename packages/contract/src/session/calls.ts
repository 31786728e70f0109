import type { Call } from '../call.ts';

export const login = {
  method: 'POST',
  path: 'login',
  host: 'accounts',
  access: 'credential',
  scope: 'read',
} as const satisfies Call;

export const register = {
  method: 'POST',
  path: 'register',
  host: 'accounts',
  access: 'credential',
  scope: 'read',
} as const satisfies Call;

export const getSession = {
  method: 'POST',
  path: 'get-session',
  host: 'accounts',
  access: 'credential',
  scope: 'read',
} as const satisfies Call;

export const refreshToken = {
  method: 'POST',
  path: 'refresh-token',
  host: 'accounts',
  access: 'credential',
  scope: 'read',
} as const satisfies Call;

export const logout = {
  method: 'POST',
  path: 'logout',
  host: 'accounts',
  access: 'credential',
  scope: 'read',
} as const satisfies Call;
