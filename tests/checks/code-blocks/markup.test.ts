import { describe, expect, test } from 'vitest';
import { judge } from './judge.ts';

describe('suspect', () => {
  test.for([
    { name: 'tag not closed', info: 'html', code: '<div><span>hi</div>', at: '<span>' },
    { name: 'closed as another', info: 'html', code: '<div><span>hi</spn></div>', at: '</spn>' },
    { name: 'tag that does not end', info: 'html', code: '<div><p>hi</p>\n<a href="b"', at: '' },
    { name: 'quote not closed', info: 'html', code: '<a href="x>link</a>\n<p>y</p>\n<b c="d">e</b>', at: undefined },
    { name: 'attribute twice', info: 'html', code: '<a id="1" id="2">x</a>', at: undefined },
    { name: 'list item closed as a box', info: 'html', code: '<select>\n  <option>a</div>\n</select>', at: '</div>' },
    { name: 'tags of a template', info: 'vue', code: '<template>\n  <p><b>{{ a }}</p>\n</template>', at: '<b>' },
    { name: 'interpolation', info: 'vue-html', code: '<p>{{ a b }}</p>', at: 'b' },
    { name: 'bound attribute', info: 'vue', code: '<template>\n  <p :a="[b">c</p>\n</template>', at: '">' },
    { name: 'handler', info: 'vue-html', code: '<button @click="a(">b</button>', at: '">' },
    { name: 'loop', info: 'vue-html', code: '<li v-for="a b">c</li>', at: 'a b' },
  ])('$info: $name', async ({ info, code, at }) => {
    const { status, problem } = await judge(info, code);
    expect(status).toBe('suspect');
    expect(code.slice(problem?.from).startsWith(at ?? '')).toBe(true);
  });
});

describe('passes', () => {
  test.for([
    {
      info: 'html',
      code: '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>a < b</title></head><body><p>Hi<p>You</body></html>',
      status: 'ok',
    },
    { info: 'html', code: '<ul>\n  <li>a\n  <li>b\n</ul>\n<img src=x.png alt=""><br>', status: 'ok' },
    {
      info: 'html',
      code: '<my-el data-x=\'{"a":1}\'><template shadowrootmode="open"><slot></slot></template></my-el>',
      status: 'ok',
    },
    { info: 'html', code: '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', status: 'ok' },
    { info: 'html', code: '<script>if (a < b) { c("</p>"); }</script>', status: 'ok' },
    { info: 'html', code: '<body>\n  <div id="app">', status: 'ok-as-fragment' },
    { info: 'html', code: '  </div>\n</body>', status: 'ok-as-fragment' },
    {
      info: 'html',
      code: '{% if a == "b" %}<p {{ c }}>d</p>{% endif %}\n<% e.each do |f| %><b><%= f %></b><% end %>',
      status: 'ok',
    },
    { info: 'html', code: '<p ...>a</p>', status: 'ok' },
    {
      info: 'vue',
      code: '<template>\n  <Foo v-model:a.trim="b" @c="d = $event; e()" @f="(g) => h(g)" #[i]="{ j }" />\n</template>',
      status: 'ok',
    },
    {
      info: 'vue',
      code: '<script setup lang="ts">\ndefineProps<{ a: string }>()\n</script>\n\n<template><p v-for="({ id }, i) of list" :key="id">{{ i | f }}</p></template>\n\n<style scoped>\n.a { b: v-bind(c); }\n</style>',
      status: 'ok',
    },
    {
      info: 'vue-html',
      code: '<p v-if="ok">{{ msg.split("").reverse().join("") }}</p>\n<p v-else>…</p>',
      status: 'ok',
    },
  ])('$info: $code', async ({ info, code, status }) => {
    expect((await judge(info, code)).status).toBe(status);
  });
});

test('a script that does not parse weighs more than the tags around it', async () => {
  expect(await judge('html', '<p><b></p>\n<script>let a = ;</script>')).toMatchObject({
    status: 'broken',
    parser: 'oxc-parser',
  });
});
