import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accessTable, partnerScopes, roles, scopes } from './access.ts';
import type { Call } from './call.ts';
import { commonErrors, errors } from './errors.ts';
import { limits } from './limits.ts';
import { type CallName, calls } from './registry.ts';
import { shapes } from './shapes.ts';
import { definitionOf, terms } from './terms.ts';

const names = Object.keys(calls) as CallName[];
const each = names.map((name) => [name, definitionOf(name)] as const);

describe('the calls', () => {
  it('are one for each name, method and path', () => {
    const addresses = each.map(([, { host, method, path }]) => `${host} ${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(addresses).size).toBe(names.length);
    for (const [name, { path }] of each) expect(path, name).not.toMatch(/^\/|\/$/);
  });

  it('all have shapes, and no shape is of a call that is not there', () => {
    expect(Object.keys(shapes).sort()).toEqual([...names].sort());
    for (const [name, { path }] of each) {
      const shape = shapes[name] as { params?: { def: { shape: object } }; answer: unknown };
      const named = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
      expect(Object.keys(shape.params?.def.shape ?? {}), name).toEqual(named);
      expect(shape.answer, name).toBeDefined();
    }
  });

  it('all say who may call them, by a row that knows every role', () => {
    for (const [name, { access }] of each) expect(Object.keys(accessTable[access]), name).toEqual([...roles]);
    for (const outcomes of Object.values(accessTable)) {
      for (const outcome of Object.values(outcomes)) expect(['yes', 401, 403, 404]).toContain(outcome);
    }
  });

  it('all have terms, and no terms are of a call that is not there', () => {
    expect(Object.keys(terms).sort()).toEqual([...names].sort());
  });

  it('all have a scope, a limit and errors that exist', () => {
    for (const [name, call] of each) {
      expect(scopes, name).toContain(call.scope);
      expect(limits, name).toHaveProperty(call.limit);
      for (const error of call.errors) expect(errors, name).toHaveProperty(error);
    }
    for (const error of commonErrors) expect(errors).toHaveProperty(error);
  });

  it('with a body in which an empty field clears something keep empty fields, or name them in `clear`', () => {
    // Refused when empty, and when missing.
    const refused = ['password', 'contentType'];
    const empties = [null, '', []];
    const wrong: string[] = [];
    for (const [name, call] of each) {
      const fields = (shapes[name] as { body?: { def: { shape?: Record<string, z.ZodMiniType> } } }).body?.def.shape;
      if (!fields || 'clear' in fields || 'sendsEmpty' in call) continue;
      for (const [field, shape] of Object.entries(fields)) {
        const mayBeEmpty = empties.some((empty) => z.safeParse(shape, empty).success);
        const mayBeMissing = z.safeParse(shape, undefined).success;
        // A new thing has nothing to clear.
        const isCleared = mayBeEmpty && !(mayBeMissing && call.method === 'POST');
        if (isCleared && !refused.includes(field)) wrong.push(`${name}: ${field}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('that need a login answer TokenNotFound without one', () => {
    for (const [name, { access, errors: own }] of each) {
      if (accessTable[access].anonymous === 401) expect(own, name).toContain('TokenNotFound');
    }
  });

  it('that change members, pay, or act for the network need a recent login of people with two-step login', () => {
    const own = ['acceptInvitation'];
    const isImportant = ({ access, path, scope }: Call) =>
      access === 'operator' || scope === 'pay' || /\bmembers\b/.test(path);
    const important = each.filter(([name, call]) => call.method !== 'GET' && isImportant(call) && !own.includes(name));
    expect(important.length).toBeGreaterThanOrEqual(11);
    for (const [name, call] of important) {
      expect(call, name).toHaveProperty('recentLogin', true);
      expect(call.errors, name).toContain('ConfirmationNeeded');
    }
    for (const [name, call] of each) {
      expect('recentLogin' in call, name).toBe((call.errors as readonly string[]).includes('ConfirmationNeeded'));
    }
  });

  it("that manage or pay are out of reach for a partner's page", () => {
    expect(partnerScopes).not.toContain('manage');
    expect(partnerScopes).not.toContain('pay');
    for (const [name, { access, scope }] of each) {
      // A partner page never exceeds its scopes; where the row refuses, the scope must not allow either.
      if (accessTable[access].partnerKey === 403) expect(partnerScopes, name).not.toContain(scope);
    }
  });

  it('that read change nothing: no limit of a writing call, and no scope but reading', () => {
    for (const [name, { method, scope, access }] of each) {
      // Data of the portal alone has a scope that partner pages never get.
      const portalOnly = accessTable[access].partnerKey === 403 ? ['manage'] : [];
      if (method === 'GET') expect(['read', 'profile', 'posts', 'message', ...portalOnly], name).toContain(scope);
    }
  });
});
