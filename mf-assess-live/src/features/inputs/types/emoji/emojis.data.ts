const rows = [
  '😀 😄 😂 🙂 😉 😊 😍 🥰 😎 🤔 😐 🙄',
  '😕 😢 😭 😡 😱 😴 🤒 🤯 🥳 😅 😬 🤗',
  '👍 👎 👏 🙏 💪 👌 ✌️ 🤷 🙌 👋 🤝 👀',
  '❤️ 💔 ⭐ 🔥 🎉 💡 ✅ ❌ ❓ ❗ 💯 ⏰',
  '☀️ 🌧️ ❄️ 🌳 🌸 🏠 🏫 💼 🚲 🚗 🚆 ✈️',
  '☕ 🍎 🍕 🎂 ⚽ 🎵 📚 💻 📱 💶 🐶 🐱',
];

/** What people answer with most: faces, hands, hearts and signs, places and things. */
export const emojis: readonly string[] = rows.flatMap((row) => row.split(' '));
