import type { InboxTexts } from './en.ts';

export const texts: InboxTexts = {
  back: '返回对话列表',
  input: '在此输入您的回复',
  ended: '此对话已结束',
  send: '发送',
  wrong: '出现问题，请重试',
  read: '已读',
  typing: '对方正在输入…',
  settings: '设置',
  end: '结束对话',
  buyer: '查看买家资料',
  sure: '要结束此对话吗？结束后双方都不能再发消息。',
  keep: '保持打开',
  finished: '已成功结束',
  readAll: '全部标为已读',
  attach: '添加文件',
  remove: '移除',
  uploading: '正在上传',
  wrongFile: '请添加不超过 500 KB 的 PNG、JPEG、WebP 或 PDF 文件。',
  maxFiles: '一条消息最多可带五个文件。',
  offline: '无法连接服务器。您写的内容会保留，但尚未发送：此行消失后请再次点击“发送”。',
};
